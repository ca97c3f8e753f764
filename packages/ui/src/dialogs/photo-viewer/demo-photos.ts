import type { Photo } from './photo.ts'

const grounds = ['#9fb4c7', '#c7b89f', '#a7c0a5', '#b9a9c4']

/** Generated pictures in place of photographs, each with its number, for stories. */
export function demoPhotos(count: number): [Photo, ...Photo[]] {
  const photo = (i: number): Photo => {
    const ground = grounds[i % grounds.length]
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800"><path fill="${ground}" d="M0 0h1200v800H0z"/><path fill="#4b5866" d="M0 600h1200v200H0z"/><path fill="#22303f" d="M180 590c0-70 60-100 140-110l120-110c20-20 50-30 80-30h220c40 0 70 10 100 40l90 100c90 10 120 40 120 110z"/><path fill="${ground}" d="M470 400l-80 80h210V380h-80c-20 0-35 6-50 20zm150-20v100h190l-70-80c-12-14-30-20-50-20z"/><circle cx="370" cy="600" r="72" fill="#10161d"/><circle cx="860" cy="600" r="72" fill="#10161d"/><circle cx="370" cy="600" r="30" fill="#8995a1"/><circle cx="860" cy="600" r="30" fill="#8995a1"/><text x="60" y="130" font-family="sans-serif" font-size="90" fill="#10161d">${i + 1}</text></svg>`
    return {
      src: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
      alt: `Автомобиль, ракурс ${i + 1}`,
      caption: `Ракурс ${i + 1}. Снимок продавца, 12.03.2025`,
    }
  }
  return [photo(0), ...Array.from({ length: count - 1 }, (_, i) => photo(i + 1))]
}
