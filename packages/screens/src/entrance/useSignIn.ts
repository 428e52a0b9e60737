import { useState } from 'react'
import { isEmail } from './EmailField.tsx'
import { useAsk } from './useAsk.ts'

const blank = { email: '', password: '', code: '' }

/** Signing in, step by step as the server asks for it. */
export function useSignIn(next: string) {
  const { ask, leave, forget, busy, refused } = useAsk()
  const [draft, setDraft] = useState(blank)
  const [step, setStep] = useState<'start' | 'code' | 'password'>('start')
  const [codeless, setCodeless] = useState(false)
  const [ticket, setTicket] = useState('')

  const send = async ({ email, password, code }: typeof blank) => {
    const given = { email: email.trim(), password, ...(code.trim() === '' ? {} : { code: code.trim() }) }
    const answer = await ask((door) => door.signIn(given))
    if ('done' in answer) return leave(next)
    const { code: why, ticket: opens } = answer.refused
    if (why === 'codeNeeded' || why === 'codeWrong') {
      setStep('code')
      setCodeless(false)
      // A code is taken once, and a wrong one is not mended.
      setDraft({ email, password, code: '' })
    }
    if (why === 'passwordExpired' && opens !== undefined) {
      setTicket(opens)
      setStep('password')
    }
  }

  return {
    busy,
    refused,
    draft,
    step,
    ticket,
    /** They sent it without the code that it needs. */
    codeless: codeless && draft.code === '',
    set: (part: Partial<typeof blank>) => {
      setDraft({ ...draft, ...part })
      forget()
    },
    submit: async () => {
      setCodeless(step === 'code' && draft.code.trim() === '')
      if (isEmail(draft.email) && draft.password !== '' && (step === 'start' || draft.code.trim() !== '')) await send(draft)
    },
    /** A new password was chosen in place of one that had ended: the way in goes on with it. */
    renewed: async (password: string) => {
      const again = { email: draft.email, password, code: '' }
      setDraft(again)
      setStep('start')
      await send(again)
    },
  }
}
