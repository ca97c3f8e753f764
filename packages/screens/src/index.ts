export type { Brand } from './brand/brand.ts'
export type { SiteRoute, PageModule } from './router/site-route.ts'
