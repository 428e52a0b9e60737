import type { Block } from '@tagmason/domain'

export const migrateToGa4: readonly Block[] = [
  {
    kind: 'text',
    text: 'Universal Analytics has stopped. If its tags are still in your container, or its way of thinking in your reports, this is the way out.',
  },
  { kind: 'heading', text: 'What to carry over' },
  {
    kind: 'steps',
    items: [
      '**Questions**, not settings. List the reports that somebody opened in the last year.',
      '**Goals** that are still goals. A destination goal becomes an event with a condition on the address.',
      '**Names** of content groups and of campaigns, so that histories can be laid side by side.',
      '**Exports** of yearly figures, as a file, with the definitions of that time.',
    ],
  },
  { kind: 'heading', text: 'What to leave' },
  {
    kind: 'list',
    items: [
      'Views and filters: GA4 has streams, and filters for internal traffic.',
      'Category, action and label. Three fields for everything become a name and parameters for each thing.',
      'Bounce rate as you know it. The engaged session is another measure.',
    ],
  },
  { kind: 'heading', text: 'Category, action, label: how they become events' },
  {
    kind: 'list',
    items: [
      'Video / play / spring-film becomes `video_start` with `video_title`, and is collected by itself for YouTube.',
      'Form / sent / contact becomes `generate_lead` with `form_name`.',
      'Outbound / click / partner.example is collected by itself as `click` with `outbound`.',
      'Download / pdf / price list is collected by itself as `file_download`.',
    ],
  },
  { kind: 'heading', text: 'In the container' },
  {
    kind: 'steps',
    items: [
      'Export it, and look for tags of type `ua` and `ga`. They send nothing any more.',
      'For each of them: does an event in the plan answer the same question? Then remove it with its triggers.',
      'Replace old GA4 configuration tags (`gaawc`) by the Google tag (`googtag`).',
      'Test, publish with a note, and remove nothing else in the same version.',
    ],
  },
  { kind: 'heading', text: 'What will look different' },
  {
    kind: 'text',
    text: 'Users fall, because they are counted across devices and with consent. Sessions differ, because a campaign in the middle starts no new one. Key events count differently, because one visit can have several. Let old and new stand side by side for a quarter, then stop comparing.',
  },
  { kind: 'link', href: '/setup/gtm', text: 'Find old tags in a container' },
]
