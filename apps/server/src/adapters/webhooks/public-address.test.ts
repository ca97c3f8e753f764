import { describe, expect, it } from 'vitest'
import { isPublicAddress, PrivateAddressError, requirePublicAddress } from './public-address.ts'

const named =
  (...addresses: readonly string[]) =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))

describe('where calls of clients may go', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    'fc00::1',
    'fe80::1',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '224.0.0.1',
    'not an address',
  ])('not to %s', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  it.each(['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'])('to %s', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it.each([
    'http://hooks.example.test/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://[::1]/',
    'https://user:word@hooks.example.test/',
  ])('refuses %s', async (url) => {
    await expect(requirePublicAddress(new URL(url), named('93.184.215.14'))).rejects.toThrow(
      PrivateAddressError,
    )
  })

  it('refuses a name with one private address among others, and one without any', async () => {
    const url = new URL('https://hooks.example.test/in')
    await expect(requirePublicAddress(url, named('93.184.215.14', '10.0.0.1'))).rejects.toThrow(
      PrivateAddressError,
    )
    await expect(requirePublicAddress(url, named())).rejects.toThrow(PrivateAddressError)
    await expect(requirePublicAddress(url, () => Promise.reject(new Error('ENOTFOUND')))).rejects.toThrow(
      PrivateAddressError,
    )
    expect(await requirePublicAddress(url, named('93.184.215.14'))).toBe('93.184.215.14')
  })
})
