export const text = {
  title: 'Project settings',
  detail: 'What is true of your site. The plan, the container and figures of money go by it.',
  website: 'Site address',
  websiteHint: 'Host of the site, with its port where it has one, as shop.example or localhost:8080.',
  websiteWrong: 'This is not a website address. Give one like shop.example or localhost:8080.',
  currency: 'Currency',
  currencyHint: 'Amounts without a currency of their own, and the examples of the plan, are in this one.',
  noCurrency: 'As most orders name it',
  timeZone: 'Time zone',
  timeZoneHint: 'Days of figures begin at midnight there.',
  ownDomains: 'Other domains of the site',
  ownDomainsHint:
    'One on each line, as pay.example. A visit that comes from one of them came from no other site. GA4 has a list of its own: Admin, Data streams, Configure your domains.',
  ownDomainsWrong: 'This is not a list of domains. Write one on each line, like pay.example.',
  internalNetworks: 'Networks of your own people',
  internalNetworksHint: 'One address or range on each line, as 203.0.113.7 or 203.0.113.0/24. Their events are kept, and left out of every figure.',
  internalNetworksWrong: 'This is not a list of addresses. Write one on each line, like 203.0.113.7 or 203.0.113.0/24.',
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Settings Saved',
}

export type ProjectSettingsText = typeof text
