import { ago } from '../shell/sampleTime.ts'
import { type BrandSettings, defaultPrimaryColor, defaultSecondaryColor, type WhiteLabelClient, type WhiteLabelFeature } from './whitelabel.ts'

export const clientsSample = [
  { id: 'client-1', name: 'Brightwater Agency', domain: 'insights.brightwater.example', status: 'Active', users: 34, lastActive: ago(25, 'minutes') },
  { id: 'client-2', name: 'Kestrel Digital', domain: 'tracking.kestrel.example', status: 'Active', users: 12, lastActive: ago(19, 'hours') },
  { id: 'client-3', name: 'Fjord & Field', domain: 'data.fjordfield.example', status: 'Setup', users: 2, lastActive: null },
] satisfies WhiteLabelClient[]

export const brandSettingsSample = [
  { id: 'brand', companyName: 'Tagmason', primaryColor: defaultPrimaryColor, secondaryColor: defaultSecondaryColor, logo: null },
] satisfies BrandSettings[]

export const whiteLabelFeaturesSample = [
  { id: 'feature-domain', name: 'Custom domain', description: 'Clients sign in under their own address.', status: 'Available', enabled: true },
  {
    id: 'feature-sender',
    name: 'Own e-mail sender',
    description: 'Reports and invitations come from the client’s address.',
    status: 'Available',
    enabled: false,
  },
  {
    id: 'feature-hidden',
    name: 'Hidden product name',
    description: 'The client’s name stands wherever the product’s would.',
    status: 'Available',
    enabled: true,
  },
  { id: 'feature-logins', name: 'Client log-ins', description: 'Clients manage their own members.', status: 'Available', enabled: true },
  { id: 'feature-help', name: 'Branded help center', description: 'Documentation in the client’s colours and words.', status: 'Coming Soon', enabled: false },
  { id: 'feature-mobile', name: 'Branded mobile app', description: 'Dashboards as an app with the client’s icon.', status: 'Coming Soon', enabled: false },
] satisfies WhiteLabelFeature[]
