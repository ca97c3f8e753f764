import { isId } from '@proverka/domain'
import type { ComponentType } from 'react'
import { useParams } from 'react-router'
import type { LoaderFunction, LoaderFunctionArgs } from 'react-router'
import { pageDataContext } from '../../../runtime/navigation/page-data.ts'

/** An address that is the form of a check alone, and its report with an id (AMB-17). */
export function withReport(Form: ComponentType, Report: ComponentType): ComponentType {
  return function FormOrReport() {
    return useParams()['id'] === undefined ? <Form /> : <Report />
  }
}

/**
 * The form reads nothing. What the server draws here is the same for everybody, so that a report is read in the browser
 * alone.
 */
export function loaderWithReport(loadReport: LoaderFunction) {
  return (args: LoaderFunctionArgs) =>
    isId(args.params['id'] ?? '') && !args.context.get(pageDataContext) ? loadReport(args) : null
}
