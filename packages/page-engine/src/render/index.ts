export { createSite } from './create-site.tsx'
