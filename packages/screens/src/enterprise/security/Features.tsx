import type { SecurityFeature, SecurityFeatureId } from '@tagmason/domain'
import { Badge, Card, Icon, type IconSource, LinkButton, List, ListRow } from '@tagmason/ui'
import { Clock, HardDrive, KeyRound, Network, ScrollText, Smartphone } from 'lucide-react'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { securityText } from './texts.ts'
import { stateTone } from './tones.ts'

const icons: Record<SecurityFeatureId, IconSource> = {
  rest: HardDrive,
  sessions: Clock,
  audit: ScrollText,
  twoFactor: Smartphone,
  singleSignOn: KeyRound,
  allowList: Network,
}

/** Where something can be done about a protection. */
const places: Partial<Record<SecurityFeatureId, string>> = {
  sessions: '/enterprise/security?tab=settings',
  audit: '/enterprise/security?tab=audit',
  twoFactor: '/account/settings?tab=security',
}

/** Each protection and how it stands now; where it does not, what that means. */
export function Features({ features }: { features: readonly SecurityFeature[] }) {
  const text = useText(securityText)
  const { space, signedIn } = useRead('session.get')
  // Where members sign in, what is off is only not turned on.
  const isOpen = space === 'real' && !signedIn
  return (
    <Card level={2} title={text.tabs.features} detail={text.featuresDetail} flush>
      <List label={text.tabs.features} look="flush">
        {features.map(({ id, state, covered }) => {
          const { name, detail, here } = text.features[id]
          const place = places[id]
          return (
            <ListRow
              key={id}
              lead={<Icon of={icons[id]} tone="muted" />}
              title={name}
              facts={<Badge tone={stateTone[state]}>{text.states[state]}</Badge>}
              detail={covered !== null ? text.covered(covered.count, covered.of) : isOpen && state === 'Off' ? (here ?? detail) : detail}
              actions={
                place !== undefined && (
                  <LinkButton size="small" look="plain" href={place} label={text.of(text.open, name)}>
                    {text.open}
                  </LinkButton>
                )
              }
            />
          )
        })}
      </List>
    </Card>
  )
}
