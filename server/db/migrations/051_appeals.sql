-- From when a professional may answer again after an answer of theirs was turned down; nothing where they may now.
alter table handymen add column appeal_from timestamptz;

-- Since when an image is there; nothing for those from before. The default is for rows to come only.
alter table aadhaar_images add column given_at timestamptz;
alter table aadhaar_images alter column given_at set default now();
