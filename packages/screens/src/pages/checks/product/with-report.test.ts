import { RouterContextProvider } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { expect, it, vi } from 'vitest'
import { pageDataContext } from '../../../runtime/navigation/page-data.ts'
import { loaderWithReport } from './with-report.tsx'

const ID = '00000000-0000-4000-8000-000000000000'

function argsOf(id: string | undefined, context = new RouterContextProvider()): LoaderFunctionArgs {
  return { params: { id }, context } as unknown as LoaderFunctionArgs
}

it('begins to read a report in the browser, and nothing for the form of a check', () => {
  const loadReport = vi.fn<() => string>(() => 'report')
  const loader = loaderWithReport(loadReport)
  expect(loader(argsOf(ID))).toBe('report')
  expect(loader(argsOf(undefined))).toBeNull()
  expect(loader(argsOf('no-id'))).toBeNull()
  expect(loadReport).toHaveBeenCalledOnce()
})

it('reads no report where the server draws what everybody gets', () => {
  const loadReport = vi.fn<() => string>()
  const server = new RouterContextProvider(new Map([[pageDataContext, {} as never]]))
  expect(loaderWithReport(loadReport)(argsOf(ID, server))).toBeNull()
  expect(loadReport).not.toHaveBeenCalled()
})
