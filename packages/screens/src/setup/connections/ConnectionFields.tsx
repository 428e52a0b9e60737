import { accountExamples, type Connector } from '@tagmason/domain'
import { TextField } from '@tagmason/ui'
import { useText } from '../../language.ts'
import type { Draft, DraftFaults } from './draft.ts'
import { connectionsText } from './texts.ts'

export interface ConnectionFieldsProps {
  connector: Connector
  draft: Pick<Draft, 'name' | 'account'>
  faults: DraftFaults
  onChange(part: Partial<Draft>): void
}

/** What a connection is called, and of a platform the account that is read. */
export function ConnectionFields({ connector, draft, faults, onChange }: ConnectionFieldsProps) {
  const text = useText(connectionsText)
  return (
    <>
      <TextField label={text.name} required value={draft.name} error={faults.name && text[faults.name]} onChange={(name) => onChange({ name })} />
      {connector !== 'file' && (
        <TextField
          label={text.accounts[connector]}
          required
          hint={text.accountHint(accountExamples[connector])}
          value={draft.account}
          error={faults.account === 'accountForm' ? text.accountForm(accountExamples[connector]) : faults.account && text[faults.account]}
          onChange={(account) => onChange({ account })}
        />
      )}
    </>
  )
}
