/** What goes over and what is asked for, by the id of the catalogue. Nothing is asked for that nothing needs. */
export const integrationFacts: Readonly<Record<string, { syncs: readonly string[]; permissions: readonly string[] }>> = {
  'available-bigquery': {
    syncs: ['Every event with its parameters, into one table a day'],
    permissions: ['Write to one data set of a project', 'Run jobs that load data'],
  },
  'available-salesforce': {
    syncs: ['Leads and opportunities with their stage and value', 'Campaign of the first and the last visit, into the lead'],
    permissions: ['Read leads, opportunities and campaigns', 'Change the campaign fields of leads'],
  },
  'available-hubspot': {
    syncs: ['Contacts with their lifecycle stage', 'Source of the first visit, into the contact'],
    permissions: ['Read contacts', 'Change the source fields of contacts'],
  },
  'available-stripe': {
    syncs: ['Payments, refunds and renewals as revenue in cents', 'No card numbers'],
    permissions: ['Read payments, refunds and subscriptions'],
  },
  'available-shopify': {
    syncs: ['Products with name, category and price', 'Orders with their lines and discounts'],
    permissions: ['Read products', 'Read orders'],
  },
  'available-mailchimp': {
    syncs: ['Campaigns with recipients, opens and clicks', 'Campaign parameters, into the links of newsletters'],
    permissions: ['Read campaigns and their reports', 'Change the links of drafts'],
  },
}
