export const verifyAWebhookInNode = {
  fileName: 'verifyWebhook.ts',
  code: `import { createHmac, timingSafeEqual } from 'node:crypto'

const most = 5 * 60

/** Whether a message is from whom it says and not a repetition. \`body\` is the raw text, \`time\` in seconds, \`signature\` in hexadecimal. */
export function verified(secret: string, time: string, body: string, signature: string, now = Date.now() / 1000): boolean {
  if (!(Math.abs(now - Number(time)) <= most)) return false
  const expected = createHmac('sha256', secret).update(\`\${time}.\${body}\`).digest()
  const given = Buffer.from(signature, 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
`,
}
