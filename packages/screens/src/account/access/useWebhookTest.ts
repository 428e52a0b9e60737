import type { Webhook } from '@tagmason/domain'
import { toast } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { accessText } from './texts.ts'

/** Sends a test to a webhook, and tells what came of it: a message that nobody received is not told as sent. */
export function useWebhookTest({ id, name }: Webhook) {
  const text = useText(accessText)
  const test = useAct('webhooks.test')
  return {
    ...test,
    async run() {
      const result = await test.run({ id })
      if (result === undefined) return
      const { state, status, problem } = result.done
      if (state === 'delivered') toast.plain(text.tested, { detail: text.testedDetail(name) })
      else if (state === 'queued') toast.info(text.testQueued, { detail: text.testQueuedDetail })
      else toast.error(text.testFailed, { detail: status === null ? text.sendProblems[problem ?? 'connection'] : text.testFailedDetail(name, status) })
    },
  }
}
