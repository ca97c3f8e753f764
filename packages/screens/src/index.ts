export type { Brand } from './runtime/brand/brand.ts'
export type { SiteRoute, PageModule } from './runtime/navigation/site-route.ts'
