import { pluralWord } from '../../format/plural.ts'

/** «2 комнаты», «комнаты не указаны». */
export const roomsText = (rooms: number | null): string =>
  rooms === null ? 'комнаты не указаны' : `${rooms} ${pluralWord(rooms, 'комната', 'комнаты', 'комнат')}`

/** «5 этаж», «этаж не указан». */
export const floorText = (floor: number | null): string =>
  floor === null ? 'этаж не указан' : `${floor} этаж`
