export type { Brand } from './app/brand.ts'
export type { PageEntry, PageModule } from './router/page-entry.ts'
