import type { Block } from '@tagmason/domain'

export const importTheContainer: readonly Block[] = [
  {
    kind: 'text',
    text: 'Tagmason writes a container file in the format that Tag Manager exports. You import it yourself, into a workspace, and nothing reaches your visitors before you publish.',
  },
  { kind: 'heading', text: 'Import it' },
  {
    kind: 'steps',
    items: [
      'Download the container from the plan.',
      'In Tag Manager open Admin and choose Import Container.',
      'Choose the file and a new workspace with a name that says what is in it.',
      'Choose Merge, and Rename conflicting tags, triggers and variables.',
      'Look at the preview: added, modified and deleted are counted. With Merge and Rename, deleted is 0.',
      'Confirm, open Preview mode, test, and publish.',
    ],
  },
  { kind: 'heading', text: 'Merge or overwrite' },
  {
    kind: 'list',
    items: [
      '**Merge** keeps what you have and adds what is new. Choose it unless the container is empty.',
      '**Overwrite** removes everything that is not in the file. Only for a container that Tagmason alone fills.',
      '**Rename conflicting** keeps both versions of a tag with the same name. **Overwrite conflicting** replaces yours: right for a second import of a plan that you changed here.',
    ],
  },
  { kind: 'heading', text: 'What is not imported' },
  {
    kind: 'text',
    text: 'The name of the container, its permissions and its server address stay as they are. IDs are given anew, so references by name remain intact while numbers change. Before you import again, compare the new file with an export of what you have.',
  },
  { kind: 'note', text: 'Tagmason checks each file against the format before you get it. A file from elsewhere can be checked in GTM Management.' },
  { kind: 'link', href: '/setup/gtm', text: 'GTM Management' },
]
