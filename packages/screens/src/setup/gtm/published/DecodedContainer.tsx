import type { PublishedReview } from '@tagmason/domain'
import { Alert, Bullets, Code, Facts, Heading, List, ListRow, Num, Stack } from '@tagmason/ui'
import { useText } from '../../../language.ts'
import { usePages } from '../../../usePages.tsx'
import { publishedText } from './texts.ts'

/** What could be read out of a published container, and what it does not say. */
export function DecodedContainer({ review }: { review: PublishedReview }) {
  const text = useText(publishedText)
  const { containerId, version, known, replaces, tags, triggers, variables, unknowable } = review
  const { shown, pager } = usePages(text.tags, tags)
  return (
    <Stack gap="m">
      <Alert tone="positive" title={text.found(containerId, version)} detail={known ? text.isKnown : text.isNew} />
      {replaces && <Alert tone="caution" title={text.replaces} detail={text.replacesDetail} />}
      <Facts
        look="columns"
        items={[
          { term: text.tags, value: <Num value={tags.length} /> },
          { term: text.triggers, value: <Num value={triggers} /> },
          { term: text.variables, value: <Num value={variables} /> },
        ]}
      />
      <Alert tone="neutral" title={text.unknowable} detail={<Bullets label={text.unknowable} items={unknowable} />} />
      <Stack gap="s">
        <Heading level={2}>{text.tags}</Heading>
        <List label={text.tags}>
          {shown.map(({ name, type }, at) => (
            <ListRow key={`${at}:${name}`} title={name} facts={<Code>{type}</Code>} />
          ))}
        </List>
        {pager}
      </Stack>
    </Stack>
  )
}
