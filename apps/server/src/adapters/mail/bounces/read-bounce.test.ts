import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readDeliveryStatus } from './read-bounce.ts'

const FOLDER = join(import.meta.dirname, '..', '..', '..', '..', 'tests', 'fixtures', 'bounces')
const read = (name: string) => readFileSync(join(FOLDER, `${name}.eml`), 'utf8')

const OURS = '<order-paid.test@proverka>'
const addresses = ['buyer@example.org']

describe('a delivery status notification', () => {
  it.each([
    ['postfix-unknown-user', { status: '5.1.1', replyCode: 550, isFinal: true, isAddress: true }],
    ['postfix-delayed', { status: '4.4.1', replyCode: undefined, isFinal: false, isAddress: false }],
    ['postfix-gave-up', { status: '4.4.1', replyCode: undefined, isFinal: true, isAddress: false }],
    ['exim-no-domain', { status: '5.0.0', replyCode: undefined, isFinal: true, isAddress: true }],
    ['exchange-blocked', { status: '5.7.1', replyCode: 550, isFinal: true, isAddress: false }],
  ])('%s names its email, recipient and reason', (name, facts) => {
    const expected = { messageId: OURS, bounces: [{ addresses, ...facts }] }
    expect(readDeliveryStatus(read(name))).toEqual(expected)
    // Mail servers write lines that end with both characters.
    expect(readDeliveryStatus(read(name).replaceAll('\n', '\r\n'))).toEqual(expected)
  })

  it('without headers of the email, in base64, with another final address, is read as far as it says', () => {
    expect(readDeliveryStatus(read('headerless-mailbox-full'))).toEqual({
      messageId: undefined,
      bounces: [
        {
          addresses: ['buyer+orders@example.org', 'box@inner.example.org'],
          status: '5.2.2',
          replyCode: 552,
          isFinal: true,
          isAddress: true,
        },
      ],
    })
  })

  it('of several recipients says of each what became of it', () => {
    const more = 'Final-Recipient: rfc822; other@example.org\nAction: relayed\nStatus: 2.0.0\n\n'
    const source = read('postfix-unknown-user').replace('Final-Recipient: rfc822; buyer', `${more}$&`)
    expect(readDeliveryStatus(source)?.bounces.map(({ status, isFinal }) => [status, isFinal])).toEqual([
      ['2.0.0', false],
      ['5.1.1', true],
    ])
  })

  it.each([
    ['an answer of a person that quotes one', read('answer-of-a-person')],
    ['nothing', ''],
    ['what is no message', '\u0000'.repeat(100)],
    ['a border without parts', 'Content-Type: multipart/report; boundary=a\n\nbody'],
  ])('is not %s', (_, source) => expect(readDeliveryStatus(source)).toBeUndefined())

  it('cut anywhere is read without a fault', () => {
    const source = read('exchange-blocked')
    for (let length = 0; length < source.length; length += 7)
      expect(() => readDeliveryStatus(source.slice(0, length))).not.toThrow()
  })

  it('that nests without end is read to its end', () => {
    const nested = 'Content-Type: multipart/mixed; boundary=a\n\n--a\n'.repeat(20_000)
    expect(readDeliveryStatus(nested)).toBeUndefined()
  })
})
