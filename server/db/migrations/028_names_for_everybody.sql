-- The Hindi names of two trades named a woman and a man; whoever does the work, these fit. Names that an operator
-- has chosen stay.
update services set name_hi = 'घरेलू मदद' where name_hi = 'कामवाली';
update services set name_hi = 'कचरा उठाने वाले' where name_hi = 'कचरा उठाने वाला';
