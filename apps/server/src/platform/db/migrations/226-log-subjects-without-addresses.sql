-- The log of changes named whom an admin wrote to by the address, which outlived the account.
update user_logs
   set subject = case when person_id is not null then 'person:' || person_id
     else 'address:' || left(encode(sha256(convert_to(lower(trim(substr(subject, 7))), 'UTF8')), 'hex'), 12) end
 where subject like 'email:%';
