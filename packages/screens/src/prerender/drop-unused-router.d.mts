export function markRouterPure(code: string): string
export const dropUnusedRouter: {
  readonly name: string
  readonly transform: {
    readonly filter: { readonly id: RegExp }
    handler(code: string): { code: string; map: null }
  }
}
