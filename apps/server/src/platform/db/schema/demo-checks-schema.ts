import type { Finding } from '@proverka/domain/reports'
import type { JSONColumnType } from 'kysely'

/** Rows of what the demo registers say about cars and companies. */

export interface DemoVehiclesTable {
  vin: string
  plate: string | null
  model: string
  year: number
}

export interface DemoVehicleRecordsTable {
  id: number
  task_type: string
  vin: string
  finding: JSONColumnType<Finding>
}

export interface DemoCompanyRecordsTable {
  id: number
  task_type: string
  inn: string
  finding: JSONColumnType<Finding>
}

export interface DemoSourcesTable {
  task_type: string
  state: 'up' | 'down'
}

export interface DemoChecksSchema {
  demo_sources: DemoSourcesTable
  demo_vehicles: DemoVehiclesTable
  demo_vehicle_records: DemoVehicleRecordsTable
  demo_company_records: DemoCompanyRecordsTable
}
