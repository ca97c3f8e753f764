export type { Brand } from './runtime/brand/brand.ts'
export type { Page, PageModule } from './runtime/navigation/define-page.ts'
