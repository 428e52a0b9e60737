import { isAddress, isIban, maskedAddress, maskedIban, type PaymentMethodKind } from '@tagmason/domain'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useOnOpen } from '../../useOnOpen.ts'
import { useRead } from '../../workspace.tsx'
import { revenueText } from './texts.ts'

/** Where wallets are kept; their names are the same in every language. */
export const providers = ['PayPal', 'Payoneer', 'Skrill', 'Wise'] as const

const empty = { kind: 'wallet' as PaymentMethodKind, provider: 'PayPal' as (typeof providers)[number], address: '', holder: '', iban: '' }

type Faults = Record<'address' | 'holder' | 'iban', string | false>
const none: Faults = { address: false, holder: false, iban: false }

/** A payment method while it is written; `faults` are told after the first try. */
export function useMethodDraft(open: boolean) {
  const { methods: text } = useText(revenueText)
  const [draft, setDraft] = useState(empty)
  const [tried, setTried] = useState(false)
  useOnOpen(open, () => {
    setDraft(empty)
    setTried(false)
  })
  const { methods } = useRead('revenue.overview')
  const bank = draft.kind === 'bank'
  const taken = (masked: string) => methods.some((other) => other.kind === draft.kind && other.masked === masked) && text.taken
  const address = draft.address.trim()
  const faults: Faults = {
    address: !bank && (isAddress(address) ? taken(maskedAddress(address)) : text.addressWrong),
    holder: bank && draft.holder.trim() === '' && text.holderMissing,
    iban: bank && (isIban(draft.iban) ? taken(maskedIban(draft.iban)) : text.ibanWrong),
  }
  /** What is to be kept, or nothing where something is wrong. */
  const checked = () => {
    setTried(true)
    if (faults.address || faults.holder || faults.iban) return undefined
    const { provider, holder, iban } = draft
    return bank ? { kind: 'bank' as const, holder, iban } : { kind: 'wallet' as const, provider, address }
  }
  return {
    draft,
    set: (part: Partial<typeof draft>) => setDraft({ ...draft, ...part }),
    faults: tried ? faults : none,
    checked,
  }
}
