export const verifyAWebhookInNode = {
  fileName: 'verifyWebhook.ts',
  code: `import { createHmac, timingSafeEqual } from 'node:crypto'

const most = 5 * 60

/**
 * Whether a message is from whom it says and not a repetition. \`id\`, \`time\` and \`signature\` are the headers webhook-id, webhook-timestamp (seconds) and
 * webhook-signature, which can hold several with spaces between; \`body\` is the raw text.
 */
export function verified(secret: string, id: string, time: string, body: string, signature: string, now = Date.now() / 1000): boolean {
  if (!(Math.abs(now - Number(time)) <= most)) return false
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const expected = createHmac('sha256', key).update(\`\${id}.\${time}.\${body}\`).digest()
  return signature.split(' ').some((each) => {
    const given = Buffer.from(each.replace('v1,', ''), 'base64')
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}
`,
}
