#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes small captures with odd but legal or illegal fragments, lengths, opcodes and link layers.

usage: make_traces.py [FOLDER]      (default: the folder of this script)

Each file holds one kind of oddity; its name says which. tshark.tsv beside it is what tshark 4.0.17 makes of them.
"""
import os, struct, sys
OUT=sys.argv[1] if len(sys.argv)>1 else os.path.dirname(os.path.abspath(__file__))
EP=0x00DCDDB30F2F8000
class BT:
    def __init__(s,name,dl=1002): s.f=open(os.path.join(OUT,name),'wb'); s.f.write(b'btsnoop\0'+struct.pack('>II',1,dl)); s.t=1700000000_000000; s.dl=dl
    def rec(s,flags,d,orig=None): s.t+=1000; s.f.write(struct.pack('>IIIIq',orig or len(d),len(d),flags,0,s.t+EP)+d)
    def acl(s,h,rx,pb,data,dlen=None,orig=None,idx=0):
        p=struct.pack('<HH',h|pb<<12,len(data) if dlen is None else dlen)+data
        if s.dl==1002: s.rec(rx,b'\x02'+p,orig)
        else: s.rec(idx<<16|(5 if rx else 4),p,orig)
    def l2(s,h,rx,cid,pdu,**k): s.acl(h,rx,2 if rx else 0,struct.pack('<HH',len(pdu),cid)+pdu,**k)
    def evt(s,code,p): s.rec(3,bytes([4,code,len(p)])+p)
def l2(cid,pdu,ln=None): return struct.pack('<HH',len(pdu) if ln is None else ln,cid)+pdu
N=lambda v: b'\x1b\x08\x00'+v
# 1 cut
b=BT('cut.btsnoop')
f=l2(4,N(bytes(30)))
b.acl(0x40,1,2,f[:20],dlen=len(f),orig=1+4+len(f))
b.l2(0x40,1,4,N(b'\1'))
b.acl(0x40,1,2,f[:20],dlen=len(f))       # length mismatch without orig
b.l2(0x40,1,4,N(b'\2'))
# 2 surplus
b=BT('surplus.btsnoop')
b.acl(0x40,1,2,l2(4,N(b'\1'))+b'\xaa\xbb')
b.acl(0x40,1,2,l2(4,N(b'\2')))
big=l2(4,N(bytes(range(40))))
b.acl(0x40,1,2,big[:27]); b.acl(0x40,1,1,big[27:]+b'\xcc\xdd')
b.acl(0x40,1,2,l2(4,N(b'\3'))+l2(4,N(b'\4')))
# 3 start while incomplete, orphans
b=BT('unfinished.btsnoop')
b.acl(0x40,1,2,big[:27]); b.acl(0x40,1,2,l2(4,N(b'\1'))); b.acl(0x40,1,1,big[27:]); b.acl(0x40,1,2,l2(4,N(b'\2')))
b.acl(0x41,1,1,b'\x05\x00\x04\x00\x1b\x08\x00\x01\x02')
b.acl(0x41,1,2,l2(4,N(b'\3')))
# 5 split header
b=BT('split.btsnoop')
for k in (1,2,3,4,5,6):
    b.acl(0x40,1,2,big[:k]); b.acl(0x40,1,1,big[k:20]); b.acl(0x40,1,1,big[20:])
# 6 PB 11, PB 00 received, PB 10 sent
b=BT('pb.btsnoop')
b.acl(0x40,1,3,l2(4,N(b'\1'))); b.acl(0x40,1,0,l2(4,N(b'\2'))); b.acl(0x40,0,2,l2(4,b'\x52\x08\x00\x01')); b.acl(0x40,0,3,l2(4,b'\x52\x08\x00\x02'))
b.acl(0x2040&0xfff,1,0,big[:27]); b.acl(0x40,1,1,big[27:])
# broadcast flag
p=l2(4,N(b'\5')); b.rec(1,b'\x02'+struct.pack('<HH',0x40|2<<12|1<<14,len(p))+p)
# 8 empty, unknown opcodes, short
b=BT('odd.btsnoop')
for q in (b'',b'\x1b',b'\x1b\x08',b'\x1b\x08\x00',b'\x99\x01\x02',b'\x7f',b'\x00',b'\x09\x00\x01',b'\x11\x00\x01',b'\x09\x01',b'\x05\x03\x01\x02',b'\x07\x01',b'\x23\x08\x00\x02\x00\xaa\xbb\x09\x00\x01\x00\xcc',b'\x20\x01\x00\x02\x00',b'\x21\x01\x00\xaa',b'\xd2\x08\x00'+bytes(14),b'\x01\x0a\x08\x00\x05',b'\x01'):
    b.l2(0x40,1,4,q); b.l2(0x40,0,4,q)
# interleave
b=BT('inter.btsnoop')
big2=l2(4,b'\x12\x08\x00'+bytes(40))
b.acl(0x40,1,2,big[:27]); b.acl(0x40,0,0,big2[:27]); b.acl(0x41,1,2,big[:27]); b.acl(0x40,1,1,big[27:]); b.acl(0x41,1,1,big[27:]); b.acl(0x40,0,1,big2[27:])
# disconnect in the middle
b=BT('disc.btsnoop')
b.acl(0x40,1,2,big[:27]); b.evt(5,b'\x00\x40\x00\x13'); b.acl(0x40,1,1,big[27:]); b.acl(0x40,1,2,l2(4,N(b'\1')))
# bredr att
b=BT('bredr.btsnoop')
b.evt(3,b'\x00\x0b\x00'+bytes(6)+b'\x01\x00')
sig=lambda code,i,d: l2(1,struct.pack('<BBH',code,i,len(d))+d)
b.acl(0xb,0,2,sig(2,1,struct.pack('<HH',0x1f,0x40))); b.acl(0xb,1,2,sig(3,1,struct.pack('<HHHH',0x41,0x40,0,0)))
b.acl(0xb,0,2,sig(4,2,struct.pack('<HH',0x41,0)+b'\x01\x02\x30\x00')); b.acl(0xb,1,2,sig(5,2,struct.pack('<HHH',0x40,0,0)))
b.acl(0xb,1,2,sig(4,3,struct.pack('<HH',0x40,0))); b.acl(0xb,0,2,sig(5,3,struct.pack('<HHH',0x41,0,0)))
b.acl(0xb,0,2,l2(0x41,b'\x02\x40\x00')); b.acl(0xb,1,2,l2(0x40,b'\x03\x40\x00')); b.acl(0xb,0,2,l2(0x41,b'\x0a\x03\x00')); b.acl(0xb,1,2,l2(0x40,b'\x0b\x41\x42'))
# ecred eatt
b=BT('eatt.btsnoop')
sl=lambda code,i,d: l2(5,struct.pack('<BBH',code,i,len(d))+d)
b.acl(0x40,0,0,sl(0x17,1,struct.pack('<HHHH',0x27,100,64,5)+struct.pack('<HH',0x50,0x51))); b.acl(0x40,1,2,sl(0x18,1,struct.pack('<HHHH',100,64,5,0)+struct.pack('<HH',0x60,0x61)))
K=lambda s: struct.pack('<H',len(s))+s
b.acl(0x40,0,0,l2(0x60,K(b'\x0a\x03\x00'))); b.acl(0x40,1,2,l2(0x50,K(b'\x0bhello')))
s=K(b'\x1b\x08\x00'+bytes(90)); b.acl(0x40,1,2,l2(0x51,s[:64])); b.acl(0x40,1,2,l2(0x51,s[64:]))
# monitor two adapters
b=BT('mon2.btsnoop',2001)
b.acl(0x40,1,2,big[:27],idx=0); b.acl(0x40,1,2,big[:27],idx=1); b.acl(0x40,1,1,big[27:],idx=0); b.acl(0x40,1,1,big[27:],idx=1); b.acl(0x40,1,2,l2(4,N(b'\7')),idx=1)
# pcap 187, 201 with snaplen, nanosecond, big endian
def pcap(name,link,recs,magic=0xa1b2c3d4,e='<'):
    f=open(os.path.join(OUT,name),'wb'); f.write(struct.pack(e+'IHHiIII',magic,2,4,0,0,65535,link)); t=1700000000
    for i,(d,o) in enumerate(recs): f.write(struct.pack(e+'IIII',t+i,123456,len(d),o or len(d))+d)
aclp=lambda h,pb,d: b'\x02'+struct.pack('<HH',h|pb<<12,len(d))+d
pcap('h4.pcap',187,[(aclp(0x40,0,l2(4,b'\x0a\x03\x00')),None),(aclp(0x40,2,l2(4,b'\x0b\x01')),None),(aclp(0x40,2,big[:27]),None),(aclp(0x40,0,big2[:27]),None),(aclp(0x40,1,big2[27:]),None),(aclp(0x40,1,big[27:]),None),(aclp(0x40,2,l2(4,N(b'\1'))),None)])
d=b'\0\0\0\1'+aclp(0x40,2,l2(4,N(bytes(30))))
pcap('snap.pcap',201,[(d[:20],len(d)),(d,None)])
pcap('ns_be.pcap',201,[(d,None),(b'\0\0\0\0'+aclp(0x40,0,l2(4,b'\x52\x01\x00\x01')),None)],0xa1b23c4d,'>')
# LE LL
AA=0x50123456
adv=0x8e89bed6
ci=b'\x05\x22'+bytes([1,2,3,4,5,6])+bytes([9,8,7,6,5,4])+struct.pack('<I',AA)+b'\x11\x22\x33'+b'\x02\x0a\x00\x18\x00\x00\x00\x48\x00\xff\xff\xff\xff\x1f\x05'
def ll(aa,pdu,ok=True): return struct.pack('<I',aa)+pdu+(b'\xab\xcd\xef')
def dp(llid,data,sn=0,nesn=0,md=0): return bytes([llid|nesn<<2|sn<<3|md<<4,len(data)])+data
seq=[(None,ll(adv,ci))]
C,P='c','p'
bigc=big
seq+=[(C,ll(AA,dp(2,l2(4,b'\x02\x17\x00'),0,0))),(P,ll(AA,dp(2,l2(4,b'\x03\x17\x00'),0,1))),
 (C,ll(AA,dp(2,l2(4,b'\x0a\x03\x00'),1,1))),(C,ll(AA,dp(2,l2(4,b'\x0a\x03\x00'),1,1))),  # retransmission
 (P,ll(AA,dp(1,b'',1,0))),
 (P,ll(AA,dp(2,bigc[:27],0,0))),(C,ll(AA,dp(1,b'',0,1))),(P,ll(AA,dp(1,bigc[27:],1,1))),
 (P,ll(AA,dp(2,bigc[:27],0,0))),(P,ll(AA,dp(2,bigc[:27],0,0))),(C,ll(AA,dp(1,b'',1,1))),(P,ll(AA,dp(1,bigc[27:],1,0))),(P,ll(AA,dp(1,bigc[27:],1,0))),
 (P,ll(AA,dp(2,l2(4,N(b'\1')),0,0))),
 (C,ll(AA,dp(3,b'\x05',0,0))),(P,ll(AA,dp(3,b'\x06',0,0))),(P,ll(AA,dp(2,bytes(20),0,0))),
]
def phdr(dirn,flags=0): 
    fl=0x0001|0x0010|flags|({'c':2,'p':3,None:0}[dirn]<<7)
    return struct.pack('<BbbBIH',5,-50,-90,0,AA,fl)
pcap('ll251.pcap',251,[(x,None) for _,x in seq])
pcap('ll256.pcap',256,[(phdr(dn)+x,None) for dn,x in seq])
pcap('ll256nodir.pcap',256,[(phdr(None)+x,None) for dn,x in seq])
pcap('ll256badcrc.pcap',256,[(phdr(dn,0x400 if i%4==3 else 0xc00)+x,None) for i,(dn,x) in enumerate(seq)])
pcap('ll256dec.pcap',256,[(phdr(dn,8 if i>=15 else 0)+x,None) for i,(dn,x) in enumerate(seq+[(P,ll(AA,dp(2,l2(4,N(b'\x22')),1,0)))])])
def nrf(dn,x,link=272,flags=1):
    fl=flags|(2 if dn=='c' else 0)
    body=bytes([10,fl,5,50])+struct.pack('<HI',3,1000)+x
    return b'\x01'+struct.pack('<HBHB',len(body),1 if False else 2,7,6 if x[:4]!=struct.pack('<I',adv) else 2)+body
pcap('nrf272.pcap',272,[(nrf(dn,x),None) for dn,x in seq])
pcap('nrfbad.pcap',272,[(nrf(dn,x,flags=0 if i%4==3 else 1),None) for i,(dn,x) in enumerate(seq)])
pcap('nrf157.pcap',157,[(nrf(dn,x),None) for dn,x in seq])
def ppi(x,dlt=251): return struct.pack('<BBHI',0,0,8,dlt)+x
pcap('ppi251.pcap',192,[(ppi(x),None) for dn,x in seq])
pcap('mon254.pcap',254,[(struct.pack('>HH',0,5)+aclp(0x40,2,big[:27])[1:],None),(struct.pack('>HH',1,5)+aclp(0x40,2,big[:27])[1:],None),(struct.pack('>HH',0,5)+aclp(0x40,1,big[27:])[1:],None),(struct.pack('>HH',1,4)+aclp(0x40,0,l2(4,b'\x52\x01\x00\x01'))[1:],None)])
