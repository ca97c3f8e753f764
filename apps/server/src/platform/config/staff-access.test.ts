import { expect, it } from 'vitest'
import { isNetwork, isStaffNetwork } from './staff-access.ts'

const OFFICE = ['203.0.113.0/24', '198.51.100.7', '2001:db8:1::/48']

it.each([
  ['203.0.113.77', true],
  ['::ffff:203.0.113.77', true],
  ['203.0.114.1', false],
  ['198.51.100.7', true],
  ['198.51.100.8', false],
  ['2001:db8:1:2::3', true],
  ['2001:db8:2::3', false],
  ['', false],
  ['unknown', false],
])('lets the staff in from its networks alone: %s', (address, isAllowed) => {
  expect(isStaffNetwork(address, OFFICE)).toBe(isAllowed)
})

it('lets it in from everywhere where no network is named', () => {
  expect(isStaffNetwork('203.0.113.77', undefined)).toBe(true)
})

it('tells networks from other words', () => {
  expect([...OFFICE, '203.0.113.0/33', 'office', ''].map(isNetwork)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})
