import { base64 } from '../files/table.ts'
import { zipOf } from '../files/zip.ts'
import { sentEvents, snippetsMarkdown, writeContainer } from '@tagmason/tracking'
import type { Template, TemplateContent } from '@tagmason/domain'
import { slugOf } from '../shell/slug.ts'
import { containerOf } from './contents.ts'

/** The template as a zip: a container that Tag Manager imports, a read-me, and where there is a plan the snippets that the site needs. */
export function templateFile({ name, description, author }: Pick<Template, 'name' | 'description' | 'author'>, content: TemplateContent, version: string) {
  const container = containerOf(content, name)
  const { tag = [], trigger = [], variable = [] } = container.containerVersion
  const events = content.plan === null ? [] : sentEvents(content.plan)
  const readMe = [
    `# ${name} ${version}`,
    '',
    description,
    '',
    `By ${author}. ${tag.length} tags, ${trigger.length} triggers, ${variable.length} variables.`,
    '',
    '## Import it',
    '',
    '1. In Google Tag Manager open Admin, then Import Container, and choose container.json.',
    '2. Choose a new workspace and Merge, with Rename conflicting tags: nothing of yours is overwritten.',
    "3. Put your own measurement ID into the variable 'Const - GA4 Measurement ID', if the file has one.",
    '4. Try it in Preview, then publish.',
    ...(events.length === 0
      ? []
      : [
          '',
          '## What it measures',
          '',
          ...events.map(({ name: event, parameters }) => `- ${event}: ${parameters.map((one) => one.name).join(', ') || 'no parameters'}`),
        ]),
    ...(content.plan === null ? [] : ['', 'snippets.md says what the site has to push to the data layer.']),
    '',
  ].join('\n')
  const files = [
    { name: 'container.json', text: writeContainer(container) },
    { name: 'README.md', text: readMe },
    ...(content.plan === null ? [] : [{ name: 'snippets.md', text: snippetsMarkdown(content.plan, { consent: 'denied' }) }]),
  ]
  return { fileName: `${slugOf(name) || 'template'}-${version}.zip`, type: 'application/zip', base64: base64(zipOf(files)) }
}
