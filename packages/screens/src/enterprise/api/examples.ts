/** What the documentation and the console show: as the endpoints take and give it. */
export const exampleBody = `{
  "events": [
    { "name": "purchase", "params": { "value": 49, "currency": "USD" } }
  ]
}`

export const exampleRequest = `curl https://tagmason.example.com/api/v1/analytics/events \\
  -H "Authorization: Bearer atk_live_…"`

export const exampleRefusal = `HTTP/1.1 401 Unauthorized
Content-Type: application/problem+json
WWW-Authenticate: Bearer

{ "type": "about:blank", "title": "Unauthorized", "status": 401,
  "detail": "Send a key that is active as \`Authorization: Bearer <key>\`." }`

export const examplePayload = `{
  "id": "5f0c2d7e",
  "event": "conversion.completed",
  "at": "2024-01-22T10:00:00.000Z",
  "project": "main-website",
  "data": { "event": "purchase", "params": { "value": 49, "currency": "USD" } }
}`

export const exampleCheck = `import { createHmac, timingSafeEqual } from 'node:crypto'

// body is the text as it came, before it is parsed.
export function isGenuine(headers, body, secret) {
  const time = headers['webhook-timestamp']
  if (Math.abs(Date.now() / 1000 - time) > 300) return false
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const made = createHmac('sha256', key)
    .update(\`\${headers['webhook-id']}.\${time}.\${body}\`)
    .digest()
  return headers['webhook-signature'].split(' ').some((each) => {
    const given = Buffer.from(each.replace('v1,', ''), 'base64')
    return given.length === made.length && timingSafeEqual(given, made)
  })
}`

/** Headers as they go over the wire, a line each. */
export const headerLines = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')

/** JSON in lines that can be read; what is none stays as it is. */
export function indented(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2)
  } catch {
    return json
  }
}
