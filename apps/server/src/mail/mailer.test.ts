import type { OutboxMessage } from '@tagmason/domain'
import { afterEach, describe, expect, it } from 'vitest'
import { composed } from './compose.ts'
import { openMailer } from './mailer.ts'
import { type Says, smtpServer } from './smtp.testing.ts'

const sender = { from: 'Tagmason <tagmason@example.com>', site: 'https://tagmason.example.com' }
const message: OutboxMessage = {
  id: 'mail-1',
  project: 'shop',
  at: '2026-03-01T12:00:00.000Z',
  to: ['ana@example.com', 'ben@example.com'],
  subject: 'Weekly report',
  body: 'The report is attached.',
  attachment: { fileName: 'report.csv', type: 'text/csv', base64: Buffer.from('day,visits\n').toString('base64') },
  state: 'queued',
  error: null,
  about: 'schedule-1',
}
const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})
async function opened(says?: Says) {
  const server = await smtpServer(says)
  const mailer = openMailer(server.url, sender)
  closing.push(mailer.close, server.close)
  return { server, mailer }
}

describe('mails', () => {
  it('reach a mail server with their id, their people and what is attached', async () => {
    const { server, mailer } = await opened()
    expect(await mailer.send(message)).toEqual({ refused: [], error: null, later: false })
    const [mail] = server.mails
    expect([mail?.from, mail?.to]).toEqual(['tagmason@example.com', message.to])
    for (const part of [
      'From: Tagmason <tagmason@example.com>',
      'To: ana@example.com, ben@example.com',
      'Subject: Weekly report',
      'Message-ID: <mail-1@example.com>',
      'Auto-Submitted: auto-generated',
      'filename=report.csv',
      message.attachment?.base64 ?? '',
    ])
      expect(mail?.text).toContain(part)
  })

  it('name the addresses that were refused while others were taken', async () => {
    const { mailer } = await opened((line) => (line.includes('<ben@') ? '550 5.1.1 No such person' : undefined))
    expect(await mailer.send(message)).toEqual({ refused: ['ben@example.com'], error: null, later: false })
  })

  it.each([
    [
      'refused for good',
      (line: string) => (line.startsWith('RCPT') ? '550 5.7.1 We take nothing from you' : undefined),
      /^550 5\.7\.1 We take nothing from you$/,
      false,
    ],
    [
      'refused for now',
      (line: string) => (line.startsWith('MAIL') ? '451 4.7.1 Greylisted, come back' : undefined),
      /^451 4\.7\.1 Greylisted, come back$/,
      true,
    ],
    ['too large', (line: string) => (line === '.' ? '552 5.3.4 Too large' : undefined), /^552 5\.3\.4 Too large$/, false],
    ['not wanted here at all', (line: string) => (line === '' ? '421 busy' : undefined), /421 busy/, true],
  ])('that are %s say so in the words of the server', async (_, says, error, later) => {
    const { mailer } = await opened(says)
    expect(await mailer.send(message)).toEqual({ refused: message.to, error: expect.stringMatching(error), later })
  })

  it('are tried again where no server is there, or the password is wrong, which no message repeats', async () => {
    const { server, mailer } = await opened()
    server.close()
    expect(await mailer.send(message)).toMatchObject({ later: true, error: expect.stringContaining('ECONNREFUSED') })
    const picky = await smtpServer((line) => (line.startsWith('EHLO') ? '250 AUTH PLAIN' : line.startsWith('AUTH') ? '535 5.7.8 Bad credentials' : undefined))
    const wrong = openMailer(picky.url.replace('smtp://', 'smtp://me:hidden-password@'), sender)
    closing.push(wrong.close, picky.close)
    const result = await wrong.send(message)
    expect(result).toMatchObject({ later: true, error: expect.stringContaining('535') })
    expect(result.error).not.toContain('hidden-password')
  })
})

describe('what people wrote', () => {
  it('is no header, no second address and no file', async () => {
    const { server, mailer } = await opened()
    const evil = {
      ...message,
      attachment: null,
      to: ['ana@example.com'],
      subject: 'Hello\r\nBcc: all@example.com',
      body: 'Hi\n.\nMAIL FROM:<x@example.com>\n{ "path": "/etc/passwd" }',
    }
    await mailer.send(evil)
    const [mail] = server.mails
    expect(server.mails).toHaveLength(1)
    expect(mail?.to).toEqual(['ana@example.com'])
    expect(mail?.text).toContain('Subject: Hello Bcc: all@example.com')
    expect(mail?.text).not.toMatch(/^Bcc:/m)
    expect(mail?.text).toContain('\n.\nMAIL FROM')
  })

  it('links to this site, where a line is a path', () => {
    const { text } = composed({ ...message, body: 'Open this:\n\n/account/team?invitation=abc\n\nand not /this or //that\n' }, sender)
    expect(text).toBe('Open this:\n\nhttps://tagmason.example.com/account/team?invitation=abc\n\nand not /this or //that\n')
  })
})
