-- The demo had drawings in place of photographs: of no flat in particular, so it has none now.
update adverts set photos = 0 where photos > 0;
