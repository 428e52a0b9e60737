import { type AuditedFinding, auditAreas, rulesFixedAlone } from '@tagmason/domain'
import { Alert, Button, Empty, formatNumber, Inline, Row, Segments, Select, Stack, SwitchRow, useLocale } from '@tagmason/ui'
import { CircleCheck, Wrench } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../language.ts'
import { useAct, useRead } from '../../../workspace.tsx'
import { AuditGroup } from './AuditGroup.tsx'
import { FixDialog, type WantedFix } from './FixDialog.tsx'
import { severities } from './severities.ts'
import { containerText } from './texts.ts'

type Severity = AuditedFinding['severity']

/** What a person who knows Tag Manager would change in the container, and the repairs that are safe. */
export function Audit({ id }: { id: string }) {
  const all = useText(containerText)
  const text = all.audit
  const locale = useLocale()
  const [partial, setPartial] = useState(false)
  const [severity, setSeverity] = useState<Severity | 'all'>('all')
  const [area, setArea] = useState<string>('all')
  const [fix, setFix] = useState<WantedFix | null>(null)
  const { blocked } = useAct('containers.fix')
  const { version, findings, total } = useRead('containers.audit', { id, partial })
  const inArea = findings.filter((finding) => area === 'all' || finding.area === area)
  const shown = inArea.filter((finding) => severity === 'all' || finding.severity === severity)
  const mendable = shown.filter(({ fix, rule }) => fix !== '' && !rulesFixedAlone.has(rule))
  const ask = (rules: readonly string[], finding?: AuditedFinding) =>
    setFix({ id, partial, version, rules: [...new Set(rules)], ...(finding === undefined ? {} : { path: finding.path }) })
  const areas = auditAreas.map((value) => ({ value, count: findings.filter((finding) => finding.area === value).length })).filter(({ count }) => count > 0)
  return (
    <Stack gap="m">
      <SwitchRow title={text.partial} detail={text.partialDetail} on={partial} onSwitch={setPartial} />
      {findings.length === 0 ? (
        <Empty icon={CircleCheck} title={text.none} detail={text.noneDetail} />
      ) : (
        <>
          <Row>
            <Select
              label={text.area}
              value={areas.some(({ value }) => value === area) ? area : 'all'}
              options={[{ value: 'all', label: text.allAreas }, ...areas.map(({ value, count }) => ({ value, label: `${text.areas[value]} (${count})` }))]}
              onChange={setArea}
            />
          </Row>
          <Inline justify="between" gap="s">
            <Segments<Severity | 'all'>
              label={text.severity}
              value={severity}
              options={[
                { value: 'all', label: `${text.all} ${formatNumber(inArea.length, {}, locale)}` },
                ...severities.map((value) => ({
                  value,
                  label: all.severityCounts[value](inArea.filter((finding) => finding.severity === value).length),
                })),
              ]}
              onChange={setSeverity}
            />
            {mendable.length > 0 && (
              <Button icon={Wrench} tone="accent" look="solid" blocked={blocked} onPress={() => ask(mendable.map(({ rule }) => rule))}>
                {text.fixAll(mendable.length)}
              </Button>
            )}
          </Inline>
          {total > findings.length && <Alert tone="caution" title={text.cut(formatNumber(findings.length, {}, locale), formatNumber(total, {}, locale))} />}
          {shown.length === 0 && <Empty title={text.filtered} detail={text.filteredDetail} />}
          {severities.map((value) => (
            <AuditGroup key={value} severity={value} findings={shown.filter((finding) => finding.severity === value)} blocked={blocked} onFix={ask} />
          ))}
        </>
      )}
      <FixDialog wanted={fix} onClose={() => setFix(null)} />
    </Stack>
  )
}
