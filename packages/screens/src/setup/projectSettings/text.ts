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
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Settings Saved',
}

export type ProjectSettingsText = typeof text
