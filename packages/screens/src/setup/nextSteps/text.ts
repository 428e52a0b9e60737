export const text = {
  title: 'What comes next',
  detail: 'The plan is applied: its events are configured, and its tags are drafts.',
  importing: { title: 'Import the tags', detail: 'One file for Google Tag Manager, checked and proved first.', link: 'Deploy the tags' },
  installing: { title: 'Put the code on the site', detail: 'With the tracking code the events of the plan come here too.', link: 'Get the tracking code' },
  testing: { title: 'Test before you publish', detail: 'Walk through a visit and see which tags fire, and why.', link: 'Test in Preview' },
}

export type NextStepsText = typeof text
