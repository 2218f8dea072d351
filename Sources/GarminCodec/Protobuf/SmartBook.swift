// SPDX-License-Identifier: Apache-2.0

extension ProtobufBook {
    /// The messages in Garmin's protobuf envelope, as far as names and numbers are public; other fields stay numbers.
    ///
    /// Sources: Gadgetbridge's Garmin support and the descriptors in garmin-ble (identifiers and numbers only).
    public static let garmin = ProtobufBook(
        """
        AppConfigs: 1 appConfigGet AppConfig; 2 appConfigGetStatus AppConfigStatus; 3 appConfigSet AppConfig; 4
          appConfigSetStatus AppConfigStatus; 5 appConfigRet AppConfig
        AppConfig: 1 appId bytes; 2 appConfig bytes
        AppConfigStatus: 1 appId bytes; 2 status uint
        Authentication: 1 oauthRequest OAuthRequest; 2 oauthResponse OAuthResponse
        Core: 1 syncRequest CoreSyncRequest; 2 syncResponse CoreSyncResponse; 3 getLocationRequest
          CoreGetLocationRequest; 4 getLocationResponse CoreGetLocationResponse; 5
          locationUpdatedSetEnabledRequest CoreLocationUpdatesRequest; 6 locationUpdatedSetEnabledResponse
          CoreLocationUpdatesResponse; 7 locationUpdatedNotification CoreLocationUpdatedNotification
        CoreGetLocationRequest: 1 requestType enum(0 standard,1 emergency)
        CoreGetLocationResponse: 1 status enum(1 ok,2 noValidLocation,3 locationServicesUnavailable,4
          locationServicesDisabled,5 tryAgainLater); 2 locationData CoreLocationData
        CoreLatLon: 1 lat sint; 2 lon sint
        CoreLocationData: 1 position CoreLatLon; 2 altitude float; 3 timestamp uint; 4 hAccuracy float; 5
          vAccuracy float; 6 positionType enum(0 significantLocation,1 generalLocation,2 realtimeTracking,3
          inreachTracking,4 trackingEvent); 9 bearing float; 10 speed float
        CoreLocationUpdatedNotification: 1 locationData CoreLocationData*
        CoreLocationUpdatesRequest: 1 enabled bool; 2 requests CoreRequest*
        CoreLocationUpdatesResponse: 1 status enum(1 ok,2 unavailable,3 unknown3,4 unknown4); 2 requests
          CoreLocationUpdatesResponseRequested*
        CoreLocationUpdatesResponseRequested: 1 requested enum(0 significantLocation,1 generalLocation,2
          realtimeTracking,3 inreachTracking,4 trackingEvent); 2 status enum(1 ok,2 ko)
        CoreRequest: 1 requested enum(0 significantLocation,1 generalLocation,2 realtimeTracking,3
          inreachTracking,4 trackingEvent); 2 minUpdateThreshold float; 3 distanceThreshold float
        CoreSyncRequest:
        CoreSyncResponse: 1 status enum(0 unknownResponseStatus,1 ok)
        DataTransfer: 1 dataDownloadRequest DataTransferDataDownloadRequest; 2 dataDownloadResponse
          DataTransferDataDownloadResponse
        DataTransferDataDownloadRequest: 1 id uint; 2 offset uint; 3 maxChunkSize uint
        DataTransferDataDownloadResponse: 1 status enum(0 unknown,1 success,2 invalidId,3 invalidOffset); 2 id
          uint; 3 offset uint; 4 payload bytes
        DeviceStatus: 1 batteryStatusChangedNotification BatteryStatusChangedNotification; 2 batteryStatusRequest
          BatteryStatusRequest; 3 batteryStatusResponse BatteryStatusResponse; 4 activityStatusRequest
          ActivityStatusRequest; 5 activityStatusResponse ActivityStatusResponse
        ActivityStatusRequest:
        ActivityStatusResponse: 1 status enum(0 off,1 stopped,2 paused,3 on)
        BatteryStatusChangedNotification:
        BatteryStatusRequest:
        BatteryStatusResponse: 1 status enum(0 unknownResponseStatus,1 ok,2 noRemoteDevice); 2 currentBatteryLevel
          int
        FindWatch: 1 findRequest FindWatchRequest; 2 findResponse FindWatchResponse; 3 cancelRequest
          FindWatchCancelRequest; 4 cancelResponse FindWatchCancelResponse
        FindWatchCancelRequest:
        FindWatchCancelResponse: 1 status enum(0 unknownResponseStatus,100 ok,200 error)
        FindWatchRequest: 1 timeout int
        FindWatchResponse: 1 status enum(0 unknownResponseStatus,100 ok,200 error)
        HTTP: 1 webRequest HTTPWebRequest; 2 webResponse HTTPWebResponse; 5 rawRequest HTTPRawRequest; 6
          rawResponse HTTPRawResponse
        HTTPDataTransferItem: 1 id uint; 2 size uint
        HTTPHeader: 1 key string; 2 value string
        HTTPRawRequest: 1 url string; 3 method enum(0 unknownMethod,1 get,2 put,3 post,4 delete,5 patch,6 head); 5
          header HTTPHeader*; 6 useDataTransfer bool; 7 rawBody bytes
        HTTPRawResponse: 1 status enum(0 unknownStatus,100 ok,200 networkRequestTimedOut,300 fileTooLarge,400
          dataTransferItemFailure); 2 httpStatus uint; 3 body bytes; 4 xferData HTTPDataTransferItem; 5 header
          HTTPHeader
        HTTPWebRequest: 1 url string; 2 method enum(0 unknownMethod,1 get,2 put,3 post,4 delete,5 patch,6 head); 3
          headers bytes; 4 body bytes; 5 maxResponseLength uint; 6 httpHeadersInResponse bool; 7
          compressResponseBody bool; 8 responseType enum(0 json,1 urlEncoded,2 plainText,3 xml); 9 version enum(0
          version1,1 version2)
        HTTPWebResponse: 1 status enum(0 unknownStatus,100 ok,200 networkRequestTimedOut,300 fileTooLarge,400
          dataTransferItemFailure); 2 httpStatus uint; 3 body bytes; 4 headers bytes; 5 size uint; 6 responseType
          enum(0 json,1 urlEncoded,2 plainText,3 xml)
        InstalledApps: 1 getInstalledAppsRequest InstalledAppsGetRequest; 2 getInstalledAppsResponse
          InstalledAppsGetResponse; 3 deleteAppRequest InstalledAppsDeleteRequest; 4 deleteAppResponse
          InstalledAppsDeleteResponse
        InstalledAppsDeleteRequest: 1 storeAppId bytes; 2 appType enum(0 unknownAppType,1 watchApp,2 widget,3
          watchFace,4 dataField,5 all,6 none,7 audioContentProvider,8 activity)
        InstalledAppsDeleteResponse: 1 status enum(0 unknownStatus,1 ok,2 failedToDelete)
        InstalledAppsGetRequest: 1 appType enum(0 unknownAppType,1 watchApp,2 widget,3 watchFace,4 dataField,5
          all,6 none,7 audioContentProvider,8 activity)
        InstalledAppsGetResponse: 1 availableSpace uint; 2 availableSlots uint; 3 installedApps InstalledApp*
        InstalledApp: 1 storeAppId bytes; 2 type enum(0 unknownAppType,1 watchApp,2 widget,3 watchFace,4
          dataField,5 all,6 none,7 audioContentProvider,8 activity); 3 name string; 4 disabled bool; 5 version
          uint; 6 fileName string; 7 fileSize uint; 8 nativeAppId uint; 9 favorite bool
        OAuthKeys: 1 consumerKey string; 2 consumerSecret string; 3 oauthToken string; 4 oauthSecret string
        OAuthRequest:
        OAuthResponse: 1 keys OAuthKeys
        Smart: 1 calendar message; 2 http HTTP; 3 installedApps InstalledApps; 4 appConfig AppConfigs; 7
          dataTransfer DataTransfer; 8 deviceStatus DeviceStatus; 12 findWatch FindWatch; 13 core Core; 16 sms
          message; 27 authentication Authentication; 39 ecg message; 42 settings message; 43 fileSync message; 49
          notifications message
        """)

    /// The envelope itself.
    static let smart = "Smart"
}
