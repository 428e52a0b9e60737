import { domainRecord, type WhiteLabelClient } from '@tagmason/domain'
import { Alert, Badge, Button, CopyField, Drawer, Facts, Num, Section, Stack, Time, toast } from '@tagmason/ui'
import { RefreshCw } from 'lucide-react'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useAct, useNow } from '../../workspace.tsx'
import { clientTone, resultTone } from './tones.ts'
import { whiteLabelText } from './texts.ts'

/** The client that the address names: how it stands, and the record that its domain needs. */
export function ClientDrawer({ clients }: { clients: readonly WhiteLabelClient[] }) {
  const text = useText(whiteLabelText)
  const [id, setId] = useQuery('id')
  const client = clients.find((each) => each.id === id)
  return (
    <Drawer open={client !== undefined} onClose={() => setId('')} title={client?.name ?? text.details}>
      {client !== undefined && <Details client={client} />}
    </Drawer>
  )
}

function Details({ client }: { client: WhiteLabelClient }) {
  const text = useText(whiteLabelText)
  const now = useNow()
  const { domain, status, users, lastActive, color, verifiedAt } = client
  return (
    <Stack gap="l">
      <Facts
        items={[
          { term: text.columns.status, value: <Badge tone={clientTone[status]}>{text.statuses[status]}</Badge> },
          { term: text.columns.domain, value: domain },
          { term: text.verification, value: verifiedAt === null ? text.notVerified : <Time at={verifiedAt} /> },
          { term: text.columns.users, value: <Num value={users} /> },
          { term: text.columns.lastActive, value: <Time at={lastActive} show="relative" now={now} missing={text.never} /> },
          { term: text.color, value: color ?? text.accountColor },
        ]}
      />
      <DomainRecord client={client} />
    </Stack>
  )
}

/** The record to set at whoever keeps the domain, and what the last look found. */
function DomainRecord({ client }: { client: WhiteLabelClient }) {
  const { dns: text } = useText(whiteLabelText)
  const now = useNow()
  const verify = useAct('clients.verify')
  const { type, name, value } = domainRecord(client)
  const { id, check, status } = client
  const look = async () => {
    const outcome = await verify.run({ id })
    if (outcome === undefined) return
    if (outcome.done.check?.result === 'found') toast.success(text.verified, { detail: client.domain })
    else toast.warning(text.notVerified, { detail: client.domain })
  }
  return (
    <Section
      title={text.title}
      detail={text.detail(type)}
      actions={
        <Button
          size="small"
          icon={RefreshCw}
          busy={verify.busy}
          blocked={verify.blocked || (status === 'Suspended' && text.suspended)}
          onPress={() => void look()}
        >
          {text.check}
        </Button>
      }
    >
      <Stack gap="m">
        <CopyField label={text.name} value={name} />
        <CopyField label={text.value} value={value} />
        {check !== null && (
          <Alert
            tone={resultTone[check.result]}
            title={text.results[check.result].title}
            detail={
              <>
                {text.results[check.result].detail} {text.looked} <Time at={check.at} show="relative" now={now} />
              </>
            }
          />
        )}
      </Stack>
    </Section>
  )
}
