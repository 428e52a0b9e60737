import { ago, on } from '../shell/sampleTime.ts'
import { type BrandSettings, defaultPrimaryColor, defaultSecondaryColor, type WhiteLabelClient, type WhiteLabelFeature } from './whitelabel.ts'

export const clientsSample = [
  {
    id: 'client-1',
    name: 'Brightwater Agency',
    domain: 'insights.brightwater.example',
    status: 'Active',
    users: 34,
    lastActive: ago(25, 'minutes'),
    color: '#0f766e',
    token: '5d1c9f3ab2e84706',
    verifiedAt: on('2023-10-02'),
    check: { at: on('2023-10-02'), result: 'found' },
  },
  {
    id: 'client-2',
    name: 'Kestrel Digital',
    domain: 'tracking.kestrel.example',
    status: 'Active',
    users: 12,
    lastActive: ago(19, 'hours'),
    color: null,
    token: 'e07b46c8195d2fa3',
    verifiedAt: on('2023-11-20'),
    check: { at: on('2023-11-20'), result: 'found' },
  },
  {
    id: 'client-3',
    name: 'Fjord & Field',
    domain: 'data.fjordfield.example',
    status: 'Setup',
    users: 2,
    lastActive: null,
    color: null,
    token: '81f4d6027ce93b5a',
    verifiedAt: null,
    check: null,
  },
] satisfies WhiteLabelClient[]

export const brandSettingsSample = [
  { id: 'brand', companyName: 'Tagmason', primaryColor: defaultPrimaryColor, secondaryColor: defaultSecondaryColor, logo: null },
] satisfies BrandSettings[]

export const whiteLabelFeaturesSample = [
  { id: 'feature-domain', feature: 'domain', status: 'Available', enabled: true },
  { id: 'feature-sender', feature: 'sender', status: 'Available', enabled: false },
  { id: 'feature-hidden', feature: 'hidden', status: 'Available', enabled: true },
  { id: 'feature-logins', feature: 'logins', status: 'Available', enabled: true },
  { id: 'feature-help', feature: 'help', status: 'Coming Soon', enabled: false },
  { id: 'feature-mobile', feature: 'mobile', status: 'Coming Soon', enabled: false },
] satisfies WhiteLabelFeature[]
