import { expect, it, vi } from 'vitest'
import { retryConflicts } from './retry-conflicts.ts'

const fault = (code: string) => Object.assign(new Error(code), { code })

it.each(['40P01', '40001'])('[SAFE-10] runs a transaction again after %s', async (code) => {
  const run = vi.fn<() => Promise<string>>()
  run.mockRejectedValueOnce(fault(code)).mockRejectedValueOnce(fault(code)).mockResolvedValue('done')
  expect(await retryConflicts(run)).toBe('done')
  expect(run).toHaveBeenCalledTimes(3)
})

it('[SAFE-10] gives up after some tries', async () => {
  const run = vi.fn<() => Promise<string>>().mockRejectedValue(fault('40P01'))
  await expect(retryConflicts(run)).rejects.toThrow('40P01')
  expect(run).toHaveBeenCalledTimes(6)
})

it('throws any other fault at once', async () => {
  const run = vi.fn<() => Promise<string>>().mockRejectedValue(fault('23505'))
  await expect(retryConflicts(run)).rejects.toThrow('23505')
  expect(run).toHaveBeenCalledTimes(1)
})
