import { Card, Empty, LinkButton, List, Split } from '@tagmason/ui'
import { Award } from 'lucide-react'
import { useText } from '../../language.ts'
import { usePages } from '../../usePages.tsx'
import { useRead } from '../../workspace.tsx'
import { CertificateEntry } from './CertificateEntry.tsx'
import { tabHref } from './hrefs.ts'
import { certificationText } from './texts.ts'
import { Verify } from './Verify.tsx'

/** The certificates of this member, and the check of anybody's. */
export function CompletedTab() {
  const { completed: text, progress, tabs } = useText(certificationText)
  const { certificates } = useRead('courses.overview')
  const { shown, pager } = usePages(tabs.completed, certificates)
  return (
    <Split ratio="fixed" aside={<Verify />}>
      <Card level={2} title={tabs.completed} footer={pager} flush>
        {certificates.length === 0 ? (
          <Empty icon={Award} title={text.none} detail={text.noneDetail} actions={<LinkButton href={tabHref('available')}>{progress.browse}</LinkButton>} />
        ) : (
          <List label={tabs.completed} look="flush">
            {shown.map((certificate) => (
              <CertificateEntry key={certificate.id} certificate={certificate} />
            ))}
          </List>
        )}
      </Card>
    </Split>
  )
}
