import { ago } from '../shell/sampleTime.ts'
import type { SharedReport, SharingOption } from './shares.ts'

const project = 'analytics-dashboard'

export const sharingOptionsSample = [
  { id: 'public-link', enabled: true },
  { id: 'email-share', enabled: true },
  { id: 'team-access', enabled: false },
  { id: 'embed-code', enabled: false },
] satisfies SharingOption[]

export const sharesSample = [
  {
    id: 'share-1',
    project,
    name: 'Executive Overview',
    type: 'Dashboard',
    sharedWith: 'board@example.com',
    accessType: 'View Only',
    status: 'active',
    lastAccessed: ago(2, 'hours'),
    views: 64,
    shareLink: 'https://tagmason.example.com/share/q7Lw2ZkTn9',
  },
  {
    id: 'share-2',
    project,
    name: 'Campaign Performance',
    type: 'Dashboard',
    sharedWith: 'Marketing team',
    accessType: 'Edit',
    status: 'active',
    lastAccessed: ago(35, 'minutes'),
    views: 218,
    shareLink: 'https://tagmason.example.com/share/Vb4Rm8XeJ1',
  },
  {
    id: 'share-3',
    project,
    name: 'Weekly Executive Summary',
    type: 'Email Report',
    sharedWith: '3 addresses',
    accessType: 'Email Only',
    status: 'scheduled',
    lastAccessed: null,
    views: 0,
    shareLink: null,
  },
  {
    id: 'share-4',
    project,
    name: 'Checkout by Device',
    type: 'Report',
    sharedWith: 'agency@example.com',
    accessType: 'View Only',
    status: 'paused',
    lastAccessed: ago(17, 'days'),
    views: 9,
    shareLink: 'https://tagmason.example.com/share/Hc5Yp3Ns6d',
  },
  {
    id: 'share-5',
    project,
    name: 'Partner Referrals',
    type: 'Report',
    sharedWith: 'Anyone with the link',
    accessType: 'View Only',
    status: 'active',
    lastAccessed: ago(3, 'days'),
    views: 31,
    shareLink: 'https://tagmason.example.com/share/Ge9Ua1Wf7x',
  },
] satisfies SharedReport[]
