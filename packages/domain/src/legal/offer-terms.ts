/** Terms of the offer (CONST-11..14). */
export const OFFER = {
  prepaymentPercent: 100,
  acceptanceWorkingDays: 1,
  serviceWorkingDays: 7,
  storageMonths: 1,
  refundWorkingDays: 30,
} as const
