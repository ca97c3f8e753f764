import { describe, expect, it } from 'vitest'
import { networkOf } from './network-of.ts'

describe('[SAFE-25] the network of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
    ['unknown', 'unknown'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it('is 256 times as wide under abuse', () => {
    expect(networkOf('2001:db8:1:ab12::1', true)).toBe('2001:db8:1:ab00::/56')
    expect(networkOf('203.0.113.7', true)).toBe('203.0.113.7')
  })
})
