-- A name for each pack and a few lines about what is in it. The defaults are for a process of the release before,
-- which may still add a pack without them.
alter table packs
  add column name text not null default 'Pack',
  add column name_hi text not null default 'पैक',
  add column details text[] not null default '{"Done in one visit","The price is fixed before you ask"}',
  add column details_hi text[] not null default '{"एक ही बार में पूरा","दाम पहले से तय"}';

update packs set
  name = case position when 1 then 'Quick fix' when 2 then 'Standard' when 3 then 'Big job'
    else 'Pack ' || position end,
  name_hi = case position when 1 then 'झटपट' when 2 then 'सामान्य' when 3 then 'बड़ा काम'
    else 'पैक ' || position end;

update packs set includes = 'A longer list in one visit', includes_hi = 'एक बार में लंबी सूची'
where includes = 'A bigger job';

update packs p set details = w.details, details_hi = w.details_hi
from (values
  (1, 1, '{"One room swept and mopped","Or the dishes of one day"}'::text[],
    '{"एक कमरे में झाड़ू-पोछा","या एक दिन के बर्तन"}'::text[]),
  (1, 2, '{"Floors of the whole home","Dishes and kitchen wiped"}',
    '{"पूरे घर का फ़र्श","बर्तन और रसोई की सफ़ाई"}'),
  (1, 3, '{"Floors, dishes and dusting","Bathroom scrubbed too"}',
    '{"फ़र्श, बर्तन और धूल","बाथरूम की रगड़कर सफ़ाई भी"}'),
  (2, 1, '{"One fan, light or switch","Tested before leaving"}',
    '{"एक पंखा, बत्ती या स्विच","जाने से पहले जाँच"}'),
  (2, 2, '{"Up to three points","Fuse box looked at"}',
    '{"तीन पॉइंट तक","फ़्यूज़ बॉक्स की जाँच"}'),
  (2, 3, '{"Wiring of a whole room","New fittings put up"}',
    '{"पूरे कमरे की वायरिंग","नई फ़िटिंग लगाना"}'),
  (3, 1, '{"One day’s household waste","Wet and dry kept apart"}',
    '{"एक दिन का घर का कचरा","गीला और सूखा अलग"}'),
  (3, 2, '{"Up to five bags","Sorted for recycling"}',
    '{"पाँच थैलों तक","रीसाइक्लिंग के लिए छँटाई"}'),
  (3, 3, '{"Old furniture or a clear-out","Carried down for you"}',
    '{"पुराना फ़र्नीचर या पूरी सफ़ाई","नीचे तक उतारना"}'),
  (4, 1, '{"One shelf, hinge or handle","Looked at and fixed"}',
    '{"एक शेल्फ़, कब्ज़ा या हैंडल","देखकर ठीक करना"}'),
  (4, 2, '{"Up to four small repairs","Drilling and hanging"}',
    '{"चार छोटी मरम्मत तक","ड्रिल करना और टाँगना"}'),
  (4, 3, '{"A whole list, room by room","Furniture put together"}',
    '{"पूरी सूची, हर कमरे की","फ़र्नीचर जोड़ना"}'),
  (5, 1, '{"One hinge, lock or drawer","Fitted and adjusted"}',
    '{"एक कब्ज़ा, ताला या दराज़","लगाना और बैठाना"}'),
  (5, 2, '{"A door or two shelves","Cut to size on the spot"}',
    '{"एक दरवाज़ा या दो शेल्फ़","नाप के अनुसार कटाई"}'),
  (5, 3, '{"A wardrobe or a bed","Taken apart and put up"}',
    '{"एक अलमारी या पलंग","खोलना और फिर जोड़ना"}'),
  (6, 1, '{"One tap, drain or joint","Found and fixed in one visit"}',
    '{"एक नल, नाली या जोड़","एक ही बार में ठीक"}'),
  (6, 2, '{"Two or three fittings","Leak search included"}',
    '{"दो-तीन फ़िटिंग","लीकेज की खोज शामिल"}'),
  (6, 3, '{"A whole bathroom or kitchen","Old fittings out, new ones in"}',
    '{"पूरा बाथरूम या रसोई","पुरानी फ़िटिंग हटाकर नई"}')
) as w(service, position, details, details_hi)
where p.service = w.service and p.position = w.position;
