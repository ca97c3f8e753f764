import { createServer, type AddressInfo, type Socket } from 'node:net'

export interface SmtpServer {
  readonly url: string
  /** Senders of the envelopes, in order: where what cannot be delivered is reported. */
  readonly senders: readonly string[]
  /** Recipients of the emails that were tried, in order. */
  readonly tried: readonly string[]
  /** `Message-ID` of each text that was taken, in order: receivers know a repeat by it. */
  readonly messageIds: readonly string[]
  /** The emails that were taken, in order, as their senders wrote them. */
  readonly texts: readonly string[]
  readonly stop: () => Promise<void>
}

/** A mail server on loopback that answers each recipient as it is told, in the words of real ones. */
export async function startSmtpServer(answerTo: (recipient: string) => string): Promise<SmtpServer> {
  const senders: string[] = []
  const tried: string[] = []
  const messageIds: string[] = []
  const texts: string[] = []
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => {})
    let isText = false
    let text: string[] = []
    let rest = ''
    const say = (line: string) => socket.write(`${line}\r\n`)
    say('220 mail.example ESMTP')
    socket.on('data', (chunk) => {
      rest += chunk.toString()
      const lines = rest.split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (isText) {
          const id = /^Message-ID:\s*(<[^>]*>)/i.exec(line)?.[1]
          if (id) messageIds.push(id)
          if (line !== '.') {
            // A dot at the beginning is doubled on the way.
            text.push(line.replace(/^\./, ''))
            continue
          }
          isText = false
          texts.push(text.join('\r\n'))
          text = []
          say('250 2.0.0 taken')
        } else if (line.startsWith('MAIL')) {
          senders.push(/<([^>]*)>/.exec(line)?.[1] ?? '')
          say('250 ok')
        } else if (line.startsWith('RCPT')) {
          const recipient = /<([^>]+)>/.exec(line)?.[1] ?? ''
          tried.push(recipient)
          say(answerTo(recipient))
        } else if (line === 'DATA') {
          isText = true
          say('354 go on')
        } else say(line.startsWith('QUIT') ? '221 bye' : '250 ok')
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    senders,
    tried,
    messageIds,
    texts,
    stop: () =>
      new Promise((resolve) => {
        for (const socket of open) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
