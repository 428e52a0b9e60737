import { Alert, CodeBlock, CopyField, Empty, Facts, List, ListRow, Num, Section, Stack, Time, toast } from '@tagmason/ui'
import { Eye } from 'lucide-react'
import { useText } from '../../language.ts'
import { usePages } from '../../usePages.tsx'
import { useRead } from '../../workspace.tsx'
import { ShareState } from './ShareState.tsx'
import { shareText } from './texts.ts'
import { useSharedWith } from './useSharedWith.ts'

/** A share with its link, what it allows, and who opened it when. */
export function ShareFacts({ id }: { id: string }) {
  const text = useText(shareText)
  const { share, visits } = useRead('shares.details', { id })
  const withWhom = useSharedWith()
  const { options, links } = useRead('shares.list')
  const { shown, pager } = usePages(text.visits, visits)
  const { people, type, accessType, validFrom, validUntil, hasPassword, sharedBy, shareLink, embed, views } = share
  return (
    <Stack gap="l">
      {shareLink !== null && <CopyField label={text.link} value={shareLink} onCopy={() => toast.success(text.linkCopied)} />}
      <Facts
        items={[
          { term: text.columns.type, value: text.types[type] },
          { term: text.columns.sharedWith, value: people.length > 0 ? people.join(', ') : withWhom(share) },
          { term: text.columns.accessType, value: text.accessTypes[accessType] },
          { term: text.columns.status, value: <ShareState share={share} /> },
          ...(validFrom === null ? [] : [{ term: text.validFrom, value: <Time at={validFrom} show="both" /> }]),
          { term: text.validUntil, value: <Time at={validUntil} show="both" missing={text.always} /> },
          { term: text.password, value: hasPassword ? text.hasPassword : text.noPassword },
          { term: text.columns.views, value: <Num value={views} /> },
          ...(sharedBy === undefined ? [] : [{ term: text.sharedBy, value: sharedBy }]),
        ]}
      />
      {embed !== null && <CodeBlock label={text.embed} language="HTML" code={embed} wrap />}
      {embed !== null && links === 'server' && !options.some(({ sites = [] }) => sites.length > 0) && (
        <Alert tone="caution" title={text.noSites} detail={text.noSitesDetail} />
      )}
      <Section title={text.visits} size="large">
        {visits.length === 0 ? (
          <Empty icon={Eye} title={text.noVisits} detail={text.noVisitsDetail} />
        ) : (
          <List label={text.visits}>
            {shown.map((visit) => (
              <ListRow key={visit.id} title={<Time at={visit.at} show="both" />} />
            ))}
          </List>
        )}
        {pager}
      </Section>
    </Stack>
  )
}
