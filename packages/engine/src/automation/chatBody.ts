/** The incoming webhooks of Slack, Mattermost, Google Chat and Teams read `text`; Discord's reads `content`. */
export function bodyFor(url: string, text: string): string {
  const { hostname } = new URL(url)
  return JSON.stringify(hostname === 'discord.com' || hostname.endsWith('.discord.com') ? { content: text.slice(0, 2000) } : { text })
}
