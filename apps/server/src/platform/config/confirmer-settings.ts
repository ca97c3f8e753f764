/** The services that confirm objects which our register does not have; each is off where it is absent. */
export interface ConfirmerSettings {
  readonly dadata?: ServiceKey | undefined
  readonly nspd?: NspdAccess | undefined
  readonly seller?: ServiceKey | undefined
}

/** A service with a key of ours; its base is without a slash at the end. */
export interface ServiceKey {
  readonly url: string
  readonly key: string
}

/** The geoportal: its formal use takes an agreement, which the operator names. */
export interface NspdAccess {
  readonly url: string
  /** By what right it is asked, in the words of the operator. */
  readonly right: string
  /** PEM of the root that its certificate leads to; absent: the roots of the process. */
  readonly ca?: string | undefined
}
