import type { ComponentType } from 'react'
import { useParams } from 'react-router'

/** An address that is the form of a check alone, and its report with an id (AMB-17). */
export function withReport(Form: ComponentType, Report: ComponentType): ComponentType {
  return function FormOrReport() {
    return useParams()['id'] === undefined ? <Form /> : <Report />
  }
}
