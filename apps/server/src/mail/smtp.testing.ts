import { type AddressInfo, createServer, type Socket } from 'node:net'

/** Answers of the double by the line that came; undefined for the usual one. */
export type Says = (line: string) => string | undefined

export interface TakenMail {
  from: string
  to: string[]
  /** With its headers, as it came over the wire. */
  text: string
}

/** A mail server that speaks EHLO, MAIL, RCPT, DATA and QUIT, and keeps what it was given. */
export async function smtpServer(says: Says = () => undefined) {
  const mails: TakenMail[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    let rest = ''
    let mail: TakenMail = { from: '', to: [], text: '' }
    let data = false
    const say = (text: string) => void socket.write(`${text}\r\n`)
    say(says('') ?? '220 double ready')
    socket.on('data', (bytes) => {
      rest += bytes.toString()
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end)
        rest = rest.slice(end + 2)
        if (data && line !== '.') mail.text += `${line.replace(/^\.\./, '.')}\n`
        else if (data) {
          data = false
          const answer = says('.')
          if (answer === undefined) mails.push(mail)
          mail = { from: '', to: [], text: '' }
          say(answer ?? '250 taken')
        } else {
          const [verb = ''] = line.toUpperCase().split(' ')
          const address = /<(.*)>/.exec(line)?.[1] ?? ''
          const answer = says(line)
          if (answer === undefined && verb === 'MAIL') mail.from = address
          if (answer === undefined && verb === 'RCPT') mail.to.push(address)
          data = answer === undefined && verb === 'DATA'
          say(answer ?? (verb === 'DATA' ? '354 go on' : verb === 'QUIT' ? '221 bye' : '250 good'))
        }
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    mails,
    url: `smtp://127.0.0.1:${port}`,
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
