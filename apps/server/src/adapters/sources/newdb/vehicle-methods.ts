import { normaliseVin } from '@proverka/domain'
import { missingData } from '../adapter.ts'
import { method, type Method } from './method.ts'
import { describePledges, pledgesSchema } from './pledges.ts'
import { MISSING_NOTES } from '../missing-notes.ts'

/** Questions about a car, by their type. */
export const VEHICLE_METHODS: Readonly<Record<string, Method<'vehicle'>>> = {
  'vehicle-pledges': method({
    name: 'pledge_vin',
    needs: ['vin'],
    paramsOf: (vehicle) => {
      const vin = normaliseVin(vehicle.vin)
      return vin ? { vin } : missingData(MISSING_NOTES.vin)
    },
    row: pledgesSchema,
    read: (row) => describePledges(row),
  }),
}
